import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Question } from './runner.ts'

/** For each source, whether the tests pass; a run that never ends counts as a failure. */
export type Worker = { ask: (question: Question) => Promise<boolean[]>; end: () => Promise<void> }

const runner = fileURLToPath(new URL('runner.ts', import.meta.url))
/** The first run of a process loads everything, and may start a database. */
const patience = { first: 150_000, later: 30_000, forEach: 4_000 }

/** Sends work to a runner, and replaces one that doesn't respond. */
export const startWorker = (): Worker => {
  let child: ChildProcess | undefined
  let answered = 0

  const stop = async (): Promise<void> => {
    const old = child
    child = undefined
    answered = 0
    if (!old || old.exitCode !== null) return
    const gone = new Promise<void>((resolve) => old.once('exit', () => resolve()))
    old.kill('SIGTERM')
    const force = setTimeout(() => old.kill('SIGKILL'), 5_000)
    await gone
    clearTimeout(force)
  }

  const ask = async (question: Question): Promise<boolean[]> => {
    child ??= fork(runner, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const request = child
    const { length } = question.texts
    const answer = await new Promise<{ green: boolean[] } | { error: string } | 'gone' | 'late'>((resolve) => {
      const most = (answered === 0 ? patience.first : patience.later) + length * patience.forEach
      const late = setTimeout(() => resolve('late'), most)
      const gone = () => resolve('gone')
      request.once('exit', gone)
      request.once('message', (message) => {
        clearTimeout(late)
        request.off('exit', gone)
        resolve(message as { green: boolean[] } | { error: string })
      })
      request.send(question)
    })
    if (answer === 'late' || answer === 'gone') {
      await stop()
      if (length === 1) return [false]
      // One of them never ends, so each runs separately.
      const each: boolean[] = []
      for (const text of question.texts) each.push(...(await ask({ ...question, texts: [text] })))
      return each
    }
    if ('error' in answer) throw new Error(answer.error)
    answered += 1
    return answer.green
  }

  const end = async (): Promise<void> => {
    const last = child
    if (!last || last.exitCode !== null) return
    const gone = new Promise<void>((resolve) => last.once('exit', () => resolve()))
    last.send('end')
    const force = setTimeout(() => last.kill('SIGKILL'), 30_000)
    await gone
    clearTimeout(force)
  }
  return { ask, end }
}
