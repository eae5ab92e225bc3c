package damier.protocol.dxp;

import damier.process.ProcessLimits;

import java.util.List;
import java.util.Map;

/** Where a program waits for connections, and how long it is waited for. */
record DxpAddress(String host, int port, ProcessLimits rules) {
    /** What can be asked of a program that somebody else has started. */
    private static final List<String> OPTIONS =
            List.of("guest.start", "guest.silence", "guest.log");

    /**
     * @throws IllegalArgumentException in one line that names what is wrong
     */
    static DxpAddress of(String spec, String address, Map<String, String> options) {
        int colon = address.lastIndexOf(':');
        String host = colon < 0 ? address : address.substring(0, colon);
        int port =
                colon < 0 ? DxpConnection.USUAL_PORT : DxpScheme.port(address.substring(colon + 1));
        if (host.isEmpty()) {
            throw new IllegalArgumentException(spec + ": no host, as in dxp:localhost:27531");
        }
        for (String option : options.keySet()) {
            if (!OPTIONS.contains(option)) {
                throw new IllegalArgumentException(
                        "%s: option '%s': of a program behind a connection only %s can be set"
                                .formatted(spec, option, String.join(", ", OPTIONS)));
            }
        }
        return new DxpAddress(host, port, ProcessLimits.of(options));
    }
}
