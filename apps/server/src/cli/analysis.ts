import { backtest, observedAround } from '#modules/analyses'
import { type Command, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

export const analysisCommand: Command = {
  name: 'analysis',
  summary: 'Tests the rent estimates: each home is predicted from all others.',
  usage: 'analysis --backtest',
  async run(args, io) {
    if (args.length !== 1 || args[0] !== '--backtest') throw new UsageError('The only form is analysis --backtest.')
    await withApp('the analysis command', async ({ app }) => {
      const { homes } = await app.work.snapshot((ctx) => observedAround(ctx, null))
      const { homes: tested, medianError, coverage } = backtest(homes)
      io.say(`${tested} homes with at least six months of stays, each predicted from all others:`)
      io.say(`median error of a year's rent: ${medianError}%`)
      io.say(`within the range that promises 80%: ${coverage}%`)
    })
    return 0
  },
}
