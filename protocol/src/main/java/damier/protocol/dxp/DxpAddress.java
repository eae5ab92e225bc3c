package damier.protocol.dxp;

import damier.process.ProcessLimits;

import java.util.List;
import java.util.Map;

/** The address of a listening program, and the limits for its answers. */
record DxpAddress(String host, int port, ProcessLimits rules) {
    /** The options that apply to a program that Damier has not started. */
    private static final List<String> OPTIONS =
            List.of("guest.start", "guest.silence", "guest.log");

    /**
     * @throws IllegalArgumentException with a one-line message that names the fault
     */
    static DxpAddress of(String spec, String address, Map<String, String> options) {
        int colon = address.lastIndexOf(':');
        String host = colon < 0 ? address : address.substring(0, colon);
        int port =
                colon < 0
                        ? DxpConnection.DEFAULT_PORT
                        : DxpScheme.port(address.substring(colon + 1));
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
