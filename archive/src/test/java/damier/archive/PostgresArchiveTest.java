package damier.archive;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

class PostgresArchiveTest extends ArchiveContract {
    private EmbeddedPostgres server;
    private int number;

    @BeforeAll
    void startServer() throws IOException {
        server = EmbeddedPostgres.start();
    }

    @AfterAll
    void stopServer() throws IOException {
        server.close();
    }

    @Override
    String freshDatabase() throws IOException {
        String name = "games" + number++;
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new IOException(e);
        }
        return server.getJdbcUrl("postgres", name);
    }

    @Test
    void aDatabaseThatDoesNotExistIsRefusedInOneLine() {
        assertThatThrownBy(() -> Archive.open(server.getJdbcUrl("postgres", "missing"), formats))
                .isInstanceOf(ArchiveException.class)
                .hasMessageContaining("missing")
                .hasMessageNotContaining("\n");
    }
}
