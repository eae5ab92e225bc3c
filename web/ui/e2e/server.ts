import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const JAVA = process.env['DAMIER_JAVA'] ?? 'java'
const CLASSPATH = process.env['DAMIER_CLASSPATH'] ?? ''

/** A real server in a process of its own, with a data folder of its own, that can be killed and started again. */
export class Server {
  private readonly data = mkdtempSync(join(tmpdir(), 'damier-board-'))
  private process: ChildProcess | undefined
  private port = 0

  /** @param main the Java class that is started */
  constructor(private readonly main = 'damier.app.Main') {}

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /**
   * Starts it; again on the port it had, so that open pages find it.
   *
   * @param zone where it believes to be, which decides what day it is there
   */
  async start(zone = 'UTC'): Promise<void> {
    // Half the time of a test is the compiler's, were it allowed all its work.
    const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx1g', `-Duser.timezone=${zone}`, '--enable-native-access=ALL-UNNAMED', '-cp', CLASSPATH]
    const started = spawn(JAVA, [...options, this.main, 'serve', '--port', String(this.port), '--data', this.data], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = started
    this.port = await new Promise<number>((resolve, reject) => {
      createInterface({ input: started.stdout }).on('line', (line) => {
        const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1]
        if (port !== undefined) {
          resolve(Number(port))
        }
      })
      started.once('error', reject)
      started.once('exit', (code) => reject(new Error(`the server ended with ${code} before it said where it is`)))
    })
  }

  /** SIGKILL: nothing can be put in order before. */
  async kill(): Promise<void> {
    const process = this.process
    if (process !== undefined && process.exitCode === null && process.signalCode === null) {
      const exit = once(process, 'exit')
      process.kill('SIGKILL')
      await exit
    }
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }
}
