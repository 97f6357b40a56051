import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../cli/main.ts', import.meta.url))

export type Ended = { code: number; said: string }

/** Runs an operator's command on a data folder, alongside the server running there on `port` if there is one. */
export const runCli = (folder: string, port: string, ...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PORCHLIGHT_DATA: folder, PORT: port, LOG_LEVEL: 'warn' }
    execFile(process.execPath, [program, ...words], { env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${out}${err}` }),
    )
  })
