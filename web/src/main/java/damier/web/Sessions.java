package damier.web;

import damier.web.Visitor.Role;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Creates and verifies session tokens: {@code ID.ROLE.SIGNATURE}. Nothing is stored, so sessions
 * survive a restart.
 */
final class Sessions {
    static final int SECRET_BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";
    private static final int ID_BYTES = 16;
    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    private final SecureRandom random = new SecureRandom();
    private final SecretKeySpec secret;

    Sessions(byte[] secret) {
        this.secret = new SecretKeySpec(secret, ALGORITHM);
    }

    String make(Role role) {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        String content = ENCODER.encodeToString(id) + "." + role;
        return content + "." + signature(content);
    }

    /** The visitor of a token; empty if the signature is invalid. */
    Optional<Visitor> find(String token) {
        int end = token.lastIndexOf('.');
        if (end < 0) {
            return Optional.empty();
        }
        String content = token.substring(0, end);
        byte[] given = token.substring(end + 1).getBytes(StandardCharsets.UTF_8);
        byte[] right = signature(content).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(given, right)) {
            return Optional.empty();
        }
        int dot = content.indexOf('.');
        Role role = Role.valueOf(content.substring(dot + 1));
        return Optional.of(new Visitor(content.substring(0, dot), role));
    }

    private String signature(String content) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return ENCODER.encodeToString(mac.doFinal(content.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
