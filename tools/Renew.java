import module java.base;

/**
 * Copies a library with its classes brought to today's format. The virtual machine archives no
 * class in the format of Java 5, and checks it by an old and slow method at every start. Their code
 * stays the same.
 */
void main(String[] args) throws IOException {
    Path from = Path.of(args[0]);
    try (var library = new URLClassLoader(new URL[] {from.toUri().toURL()});
            var in = new ZipFile(from.toFile());
            var out = new ZipOutputStream(Files.newOutputStream(Path.of(args[1])))) {
        var classes =
                ClassFile.of(
                        ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
                        ClassFile.ConstantPoolSharingOption.NEW_POOL,
                        ClassFile.ClassHierarchyResolverOption.of(
                                ClassHierarchyResolver.ofResourceParsing(library)));
        var today =
                ClassTransform.transformingMethodBodies((code, element) -> code.with(element))
                        .andThen(
                                ClassTransform.endHandler(
                                        type ->
                                                type.withVersion(
                                                        ClassFile.latestMajorVersion(), 0)));
        for (ZipEntry entry : Collections.list(in.entries())) {
            byte[] content = in.getInputStream(entry).readAllBytes();
            boolean isClass =
                    entry.getName().endsWith(".class") && !entry.getName().endsWith("-info.class");
            out.putNextEntry(new ZipEntry(entry.getName()));
            out.write(isClass ? classes.transformClass(classes.parse(content), today) : content);
        }
    }
}
