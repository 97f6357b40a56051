import { setupCodeHours } from '@porchlight/contract'
import { lacksAdmin, makeSetupCode } from '#modules/accounts'
import type { Config } from './config.ts'
import type { App } from './kernel/app.ts'

/** Where an administrator's account is opened. The code stands behind the `#`: no server and no log sees it. */
export const setupAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string =>
  `${publicUrl}/setup#${code}`

/** What to print while nobody runs this installation: a one-time link to its first administrator's account. */
export const setupNotice = (app: App): Promise<string | undefined> =>
  app.work.write(async (ctx) => {
    if (!(await lacksAdmin(ctx))) return undefined
    const link = setupAddress(app.config, await makeSetupCode(ctx, null))
    return `\nNobody runs this installation yet. Open this link within ${setupCodeHours} hours to create the first administrator:\n${link}\n\n`
  })
