package damier.formats.othello;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The players or tournaments to which a WTHOR file of games refers by number. */
final class WthorNames {
    /** The bytes of a name, including the terminating NUL. */
    static final int PLAYER = 20;

    static final int TOURNAMENT = 26;

    /** The first name, which stands for an unknown player or tournament. */
    static final String UNKNOWN = "???";

    private final int width;
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    WthorNames(int width) {
        this.width = width;
    }

    /** Reads all names in the file, regardless of the number in the header. */
    static WthorNames read(InputStream in, int width) throws IOException {
        WthorNames read = new WthorNames(width);
        in.skipNBytes(WthorHeader.BYTES);
        byte[] name = new byte[width];
        while (in.readNBytes(name, 0, width) == width && read.size() < WthorHeader.MAX_NAMES) {
            read.add(text(name));
        }
        return read;
    }

    private static String text(byte[] bytes) {
        int length = 0;
        while (length < bytes.length && bytes[length] != 0) {
            length++;
        }
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    void write(OutputStream out, WthorHeader header) throws IOException {
        out.write(header.bytes());
        for (String name : names) {
            out.write(Arrays.copyOf(name.getBytes(StandardCharsets.ISO_8859_1), width));
        }
    }

    int size() {
        return names.size();
    }

    Optional<String> name(int number) {
        return number < names.size() ? Optional.of(names.get(number)) : Optional.empty();
    }

    /** The name truncated to the maximum length of a file. */
    String fitted(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.ISO_8859_1);
        int length = Math.min(bytes.length, width - 1);
        return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    }

    boolean has(String name) {
        return numbers.containsKey(name);
    }

    /** The number of a name; a new name is added. */
    int number(String name) {
        Integer known = numbers.get(name);
        return known == null ? add(name) : known;
    }

    private int add(String name) {
        numbers.putIfAbsent(name, names.size());
        names.add(name);
        return names.size() - 1;
    }
}
