package damier.formats.othello;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The 16-byte header of a WTHOR file of games or of names.
 *
 * @param written the creation date, if given
 * @param games the number of games; 0 in a file of names
 * @param names the number of names; 0 in a file of games
 * @param year of the games; 0 if unknown
 * @param boardSize 8, or 0, which means 8 too
 * @param kind 1 for a file of solitaires, which are not complete games
 * @param depth the number of empties from which the theoretical score was computed
 */
record WthorHeader(
        Optional<LocalDate> written,
        int games,
        int names,
        int year,
        int boardSize,
        int kind,
        int depth) {
    static final int BYTES = 16;
    static final int MAX_NAMES = 0xFFFF;

    private static final int CENTURY = 100;

    static WthorHeader read(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int year = CENTURY * Byte.toUnsignedInt(buffer.get()) + Byte.toUnsignedInt(buffer.get());
        Optional<LocalDate> written = date(year, buffer.get(), buffer.get());
        return new WthorHeader(
                written,
                buffer.getInt(),
                Short.toUnsignedInt(buffer.getShort()),
                Short.toUnsignedInt(buffer.getShort()),
                Byte.toUnsignedInt(buffer.get()),
                Byte.toUnsignedInt(buffer.get()),
                Byte.toUnsignedInt(buffer.get()));
    }

    private static Optional<LocalDate> date(int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(year, month, day));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }

    byte[] bytes() {
        ByteBuffer buffer = ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN);
        written.ifPresentOrElse(
                date ->
                        buffer.put((byte) (date.getYear() / CENTURY))
                                .put((byte) (date.getYear() % CENTURY))
                                .put((byte) date.getMonthValue())
                                .put((byte) date.getDayOfMonth()),
                () -> buffer.putInt(0));
        return buffer.putInt(games)
                .putShort((short) names)
                .putShort((short) year)
                .put((byte) boardSize)
                .put((byte) kind)
                .put((byte) depth)
                .array();
    }
}
