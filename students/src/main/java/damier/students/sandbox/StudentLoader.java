package damier.students.sandbox;

import java.util.Map;
import java.util.Set;

/** Loads a student's classes, which may use the JDK and the student package only. */
final class StudentLoader extends ClassLoader {
    private static final String API = "damier.student.";

    private final ClassLoader damier = StudentLoader.class.getClassLoader();
    private final Map<String, byte[]> classes;

    StudentLoader(Map<String, byte[]> classes) {
        super("student", ClassLoader.getPlatformClassLoader());
        this.classes = Map.copyOf(classes);
    }

    Set<String> names() {
        return classes.keySet();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes != null) {
            byte[] leashed = StopChecks.attach(bytes);
            return defineClass(name, leashed, 0, leashed.length);
        }
        if (name.startsWith(API) || name.equals(StopChecks.class.getName())) {
            return damier.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }
}
