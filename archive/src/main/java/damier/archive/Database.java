package damier.archive;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A database with our tables in it: SQLite in a file, or a PostgreSQL server. A transaction that is
 * committed is on disk.
 */
final class Database implements AutoCloseable {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final int CONNECTIONS = 8;
    private static final long PATIENCE_MILLIS = 10_000;

    private final HikariDataSource source;
    private final Jdbi jdbi;

    private Database(HikariDataSource source) {
        this.source = source;
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
     * Connects, and brings the tables up to date.
     *
     * @throws ArchiveException if there is no such database, or it is none of ours
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
        config.setConnectionTimeout(PATIENCE_MILLIS);
        if (embedded) {
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("busy_timeout", Long.toString(PATIENCE_MILLIS));
        }
        try {
            HikariDataSource source = new HikariDataSource(config);
            migrate(source, embedded);
            return new Database(source);
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
