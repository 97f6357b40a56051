import { setupCodeHours } from '@porchlight/contract'
import { lacksAdmin, makeSetupCode } from '#modules/accounts'
import type { Config } from './config.ts'
import type { App } from './kernel/app.ts'

/** Where an administrator's account is created. The code is after the `#`, so no server and no log sees it. */
export const setupAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string =>
  `${publicUrl}/setup#${code}`

/**
 * The text to print while this installation has no administrator: a one-time link to create the first administrator's
 * account.
 */
export const setupNotice = (app: App): Promise<string | undefined> =>
  app.work.write(async (ctx) => {
    if (!(await lacksAdmin(ctx))) return undefined
    const link = setupAddress(app.config, await makeSetupCode(ctx, null))
    return `\nNobody runs this installation yet. Open this link within ${setupCodeHours} hours to create the first administrator:\n${link}\n\n`
  })
