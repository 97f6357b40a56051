import { describe, expect, it } from 'vitest'
import { CannotStart } from '../kernel/startup-error.ts'
import { type Command, type Io, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { run } from './run.ts'

function listener(): { io: Io; said: string[]; complained: string[] } {
  const said: string[] = []
  const complained: string[] = []
  return {
    said,
    complained,
    io: { say: (line) => said.push(line), complain: (line) => complained.push(line), progress() {} },
  }
}

const command = (work: Command['run']) => ({
  greet: async (): Promise<Command> => ({ name: 'greet', summary: 'Greets.', usage: 'greet NAME', run: work }),
})

describe('the command line', () => {
  it('passes the arguments on and exits as the command returns', async () => {
    const { io, said } = listener()
    const greet = command(async ([name], { say }) => {
      say(`Good evening, ${name}`)
      return 3
    })
    expect(await run(greet, ['greet', 'Ada'], io)).toBe(3)
    expect(said).toEqual(['Good evening, Ada'])
  })

  it('lists the commands and exits with 2 when the name is unknown', async () => {
    const { io, said, complained } = listener()
    expect(
      await run(
        command(async () => 0),
        ['wave'],
        io,
      ),
    ).toBe(2)
    expect(complained.join()).toContain('no command "wave"')
    expect(said.join('\n')).toContain('greet  Greets.')
    expect(
      await run(
        command(async () => 0),
        ['toString'],
        io,
      ),
    ).toBe(2)
  })

  it('shows the usage and exits with 2 when called incorrectly', async () => {
    const { io, complained } = listener()
    const greet = command(async () => {
      throw new UsageError('Name someone.')
    })
    expect(await run(greet, ['greet'], io)).toBe(2)
    expect(complained.join()).toMatch(/Name someone\.\nUsage: npm run cli -- greet NAME/)
  })

  it('reports a fixable error without a stack and exits with 1', async () => {
    const { io, complained } = listener()
    const greet = command(async () => {
      throw new CannotStart('The port is taken.')
    })
    expect(await run(greet, ['greet'], io)).toBe(1)
    expect(complained).toEqual(['The port is taken.'])
  })

  it('explains one command', async () => {
    const { io, said } = listener()
    expect(
      await run(
        command(async () => 1),
        ['greet', '--help'],
        io,
      ),
    ).toBe(0)
    expect(said.join()).toContain('greet NAME')
  })

  it('knows every command by its own name', async () => {
    for (const [name, load] of Object.entries(commands)) expect((await load()).name).toBe(name)
  })
})
