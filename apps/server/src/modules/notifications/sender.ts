import { isLanguage, type Language, notificationPortal } from '@porchlight/contract'
import { accentOf, postalAddressOf, siteOf, type WhichBrand } from '#http/site'
import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import type { FootLinks } from './compose.ts'
import type { Sender } from './email.ts'
import { stopSecret } from './secrets.ts'
import { stopToken } from './stop-links.ts'

/** The sender of emails: the site. */
export const senderOf = (app: App, which?: WhichBrand): Sender => {
  const { name, theme, legalName, contactEmail, contactPhone } = siteOf(app, which)
  const postalAddress = postalAddressOf(app, which)
  return {
    name,
    theme,
    accent: accentOf(app, which),
    legalName,
    postalAddress,
    contactEmail,
    contactPhone,
  }
}

/** Where people choose their notification preferences, for a message that leads to a path. */
export const settingsPath = ({ roles }: Pick<Account, 'roles'>, leadsTo?: string): string =>
  `/${notificationPortal(roles, leadsTo)}/profile/notifications`

export const stopPath = '/unsubscribe'

/** The language someone uses the product in and gets emails in. */
export const languageOf = ({ language }: Pick<Account, 'language'>): Language =>
  isLanguage(language) ? language : 'en'

/** The footer links of a reader's emails: about one screen, or about several. */
export const footLinksOf = async (
  app: App,
  ctx: WriteCtx,
  reader: Account,
  { leadsTo, which }: { leadsTo?: string; which?: WhichBrand } = {},
): Promise<FootLinks> => {
  const key = await stopSecret(app, ctx)
  const { publicUrl } = siteOf(app, which)
  return {
    language: languageOf(reader),
    settingsHref: `${publicUrl}${settingsPath(reader, leadsTo)}`,
    stopHref: (what) => `${publicUrl}${stopPath}/${stopToken(key, { accountId: reader.id, what })}`,
  }
}
