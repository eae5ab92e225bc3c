package damier.students.sandbox;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The channel from the sandbox to its host. The student's code cannot use it: its output goes to
 * standard error, in limited amount.
 */
final class SandboxOutput {
    private static final int MAX_PRINTED_BYTES = 64 << 10;

    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private final String token;

    /**
     * @param token begins every line, so that no other output is mistaken for one
     */
    SandboxOutput(String token) {
        this.token = token;
    }

    /** Closes the standard streams to all later code. */
    void closeOthers() {
        var few = new Few(new FileOutputStream(FileDescriptor.err));
        var stream = new PrintStream(few, true, StandardCharsets.UTF_8);
        System.setIn(InputStream.nullInputStream());
        System.setOut(stream);
        System.setErr(stream);
    }

    synchronized void say(String line) {
        try {
            String clean = line.replaceAll("\\p{Cntrl}", " ");
            out.write((token + " " + clean + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            // The host has exited.
            Runtime.getRuntime().halt(1);
        }
    }

    /** Passes the first bytes only. */
    private static final class Few extends OutputStream {
        private final OutputStream out;
        private int left = MAX_PRINTED_BYTES;

        Few(OutputStream out) {
            this.out = out;
        }

        @Override
        public synchronized void write(int b) throws IOException {
            if (left > 0) {
                left--;
                out.write(b);
            }
        }

        @Override
        public synchronized void write(byte[] bytes, int start, int length) throws IOException {
            int most = Math.min(left, length);
            left -= most;
            out.write(bytes, start, most);
        }
    }
}
