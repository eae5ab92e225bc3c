package damier.archive;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * The database with the archive's tables: SQLite in a file, or a PostgreSQL server. A committed
 * transaction is on disk.
 */
final class Database implements AutoCloseable {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final int CONNECTIONS = 8;
    private static final long TIMEOUT_MILLIS = 10_000;

    private final HikariDataSource source;
    private final Jdbi jdbi;

    private final boolean embedded;

    private Database(HikariDataSource source, boolean embedded) {
        this.source = source;
        this.embedded = embedded;
        jdbi = Jdbi.create(source);
    }

    static Database open(Path file) throws IOException {
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        return open(SQLITE + file);
    }

    /**
     * Connects and migrates the tables.
     *
     * @throws ArchiveException if there is no such database, or it is not an archive
     */
    static Database open(String url) {
        if (!url.startsWith(SQLITE) && !url.startsWith(POSTGRESQL)) {
            throw new ArchiveException(
                    "database: expected %s… or %s…, not '%s'".formatted(SQLITE, POSTGRESQL, url));
        }
        boolean embedded = url.startsWith(SQLITE);
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setPoolName("archive");
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(TIMEOUT_MILLIS);
        if (embedded) {
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("busy_timeout", Long.toString(TIMEOUT_MILLIS));
        }
        try {
            HikariDataSource source = new HikariDataSource(config);
            migrate(source, embedded);
            return new Database(source, embedded);
        } catch (FlywayException | HikariPool.PoolInitializationException e) {
            throw new ArchiveException("database: " + firstLine(e), e);
        }
    }

    private static void migrate(HikariDataSource source, boolean embedded) {
        String id =
                embedded
                        ? "INTEGER PRIMARY KEY AUTOINCREMENT"
                        : "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY";
        try {
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:damier/archive/migrations")
                    .placeholders(Map.of("id", id))
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            source.close();
            throw e;
        }
    }

    /** Checks integrity and durability; returns a description of the database. */
    String check() {
        try {
            return jdbi.withHandle(
                    handle -> embedded ? checkFile(handle) : ask(handle, "SELECT version()"));
        } catch (JdbiException e) {
            throw new ArchiveException("database: " + firstLine(e), e);
        }
    }

    private static String checkFile(Handle handle) {
        String fault = ask(handle, "PRAGMA integrity_check");
        String journal = ask(handle, "PRAGMA journal_mode");
        if (!fault.equals("ok") || !journal.equals("wal")) {
            throw new ArchiveException(
                    "database: integrity %s, journal %s".formatted(fault, journal));
        }
        return "SQLite " + ask(handle, "SELECT sqlite_version()") + ", integrity ok, journal wal";
    }

    private static String ask(Handle handle, String question) {
        return handle.createQuery(question).mapTo(String.class).first();
    }

    private static String firstLine(Throwable fault) {
        Throwable cause = fault;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse(cause.toString());
    }

    Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public void close() {
        source.close();
    }
}
