package damier.students.sandbox;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * Makes a student's code stoppable. Java cannot end a thread from outside, so a call of {@link
 * #check} is inserted before every jump and at the start of every method: an endless computation
 * passes one of them.
 */
public final class StopChecks {
    private static final ClassDesc STOP_CHECKS = ClassDesc.of(StopChecks.class.getName());
    private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);

    private StopChecks() {}

    /** The same class with checks inserted. */
    static byte[] attach(byte[] bytes) {
        ClassFile files = ClassFile.of();
        ClassTransform checks = ClassTransform.transformingMethodBodies(new Checks());
        return files.transformClass(files.parse(bytes), checks);
    }

    /** Thrown in a student's thread whose time is over. */
    static final class TimeOver extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Called by the inserted checks. */
    public static void check() {
        if (Thread.currentThread() instanceof StudentThread student && student.isOver()) {
            throw new TimeOver();
        }
    }

    private static final class Checks implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.invokestatic(STOP_CHECKS, "check", NOTHING);
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            if (element instanceof BranchInstruction) {
                code.invokestatic(STOP_CHECKS, "check", NOTHING);
            }
            code.with(element);
        }
    }
}
