package damier.web.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record that the server exchanges with pages as JSON. The TypeScript types in {@code
 * web/ui/src/app/types.ts} are written from these records; a component that may be null is {@code |
 * null} there. For a record of another module, the annotation is placed where it is used.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface ApiType {
    /** The name of its TypeScript type. */
    String value();

    /** Whether pages send it; then nullable components are optional. */
    boolean request() default false;

    /** A string: the name of a constant in lower case. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface NameOf {
        Class<? extends Enum<?>> value();
    }

    /** A string that is one of these. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface OneOf {
        String[] value();
    }

    /** A value of one of these classes. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface AnyOf {
        Class<?>[] value();
    }

    /** A list of fixed length. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    @interface OfLength {
        int value();
    }

    /** A component that is null only in requests that lack it: the server always sends a value. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface AlwaysSent {}

    /** A component that is not part of the JSON. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Internal {}
}
