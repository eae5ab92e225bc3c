package damier.app.command;

import damier.lab.Resources;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the program. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"damier " + number()};
    }

    public static String number() {
        return Resources.text(Version.class, "version").strip();
    }
}
