import { keepSettingsIn } from '#modules/homes'
import { mountAppLinks } from './http/app-links.ts'
import { routes as deadLetterRoutes } from './http/dead-letters.ts'
import { jobs as httpJobs } from './http/jobs.ts'
import { mountWidgetScript } from './http/widgets.ts'
import { routes as writeRoutes } from './http/writes.ts'
import type { App } from './kernel/app.ts'
import type { Check } from './kernel/check.ts'
import type { Consumer, Job, Service } from './kernel/jobs.ts'
import type { Files, Module, Readiness, Route } from './kernel/module.ts'
import { accountants } from './modules/accountants/module.ts'
import { accounts } from './modules/accounts/module.ts'
import { agreements } from './modules/agreements/module.ts'
import { analyses } from './modules/analyses/module.ts'
import { analytics } from './modules/analytics/module.ts'
import { approvals } from './modules/approvals/module.ts'
import { assistant } from './modules/assistant/module.ts'
import { attribution } from './modules/attribution/module.ts'
import { automations } from './modules/automations/module.ts'
import { availability } from './modules/availability/module.ts'
import { bookings } from './modules/bookings/module.ts'
import { boutiques } from './modules/boutiques/module.ts'
import { claims } from './modules/claims/module.ts'
import { commissions } from './modules/commissions/module.ts'
import { company } from './modules/company/module.ts'
import { concierge } from './modules/concierge/module.ts'
import { connections } from './modules/connections/module.ts'
import { content } from './modules/content/module.ts'
import { conversations } from './modules/conversations/module.ts'
import { correspondence } from './modules/correspondence/module.ts'
import { currencies } from './modules/currencies/module.ts'
import { deposits } from './modules/deposits/module.ts'
import { directory } from './modules/directory/module.ts'
import { documents } from './modules/documents/module.ts'
import { drafts } from './modules/drafts/module.ts'
import { dues } from './modules/dues/module.ts'
import { favorites } from './modules/favorites/module.ts'
import { find } from './modules/find/module.ts'
import { homes } from './modules/homes/module.ts'
import { hosts } from './modules/hosts/module.ts'
import { identity } from './modules/identity/module.ts'
import { inbox } from './modules/inbox/module.ts'
import { invoices } from './modules/invoices/module.ts'
import { launch } from './modules/launch/module.ts'
import { leads } from './modules/leads/module.ts'
import { ledger } from './modules/ledger/module.ts'
import { links } from './modules/links/module.ts'
import { listings } from './modules/listings/module.ts'
import { maintenance } from './modules/maintenance/module.ts'
import { media } from './modules/media/module.ts'
import { newsletter } from './modules/newsletter/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { partners } from './modules/partners/module.ts'
import { payees } from './modules/payees/module.ts'
import { payloads } from './modules/payloads/module.ts'
import { payments } from './modules/payments/module.ts'
import { people } from './modules/people/module.ts'
import { places } from './modules/places/module.ts'
import { postbacks } from './modules/postbacks/module.ts'
import { pricing } from './modules/pricing/module.ts'
import { programs } from './modules/programs/module.ts'
import { protection } from './modules/protection/module.ts'
import { questions } from './modules/questions/module.ts'
import { quizzes } from './modules/quizzes/module.ts'
import { reports } from './modules/reports/module.ts'
import { reviews } from './modules/reviews/module.ts'
import { search } from './modules/search/module.ts'
import { splits } from './modules/splits/module.ts'
import { statements } from './modules/statements/module.ts'
import { stays } from './modules/stays/module.ts'
import { support } from './modules/support/module.ts'
import { tastes } from './modules/tastes/module.ts'
import { team } from './modules/team/module.ts'
import { today } from './modules/today/module.ts'
import { transfers } from './modules/transfers/module.ts'
import { translations } from './modules/translations/module.ts'
import { vendors } from './modules/vendors/module.ts'
import { works } from './modules/works/module.ts'
import { personalDataOf } from './personal-data.ts'

/** The product's modules, from the bottom up. What each module adds is in its `module.ts`. */
export const modules: readonly Module[] = [
  accounts,
  assistant,
  media,
  ledger,
  translations,
  places,
  currencies,
  support,
  approvals,
  company,
  homes,
  payees,
  transfers,
  availability,
  hosts,
  attribution,
  vendors,
  team,
  pricing,
  people,
  listings,
  payments,
  agreements,
  bookings,
  identity,
  partners,
  statements,
  reviews,
  conversations,
  stays,
  splits,
  concierge,
  claims,
  documents,
  maintenance,
  questions,
  leads,
  links,
  boutiques,
  protection,
  tastes,
  analyses,
  analytics,
  quizzes,
  newsletter,
  favorites,
  invoices,
  deposits,
  works,
  dues,
  content,
  commissions,
  programs,
  accountants,
  postbacks,
  drafts,
  reports,
  today,
  find,
  directory,
  correspondence,
  search,
  inbox,
  notifications,
  payloads,
  automations,
  connections,
  launch,
]

/** One part of every module that has it. */
const parts = <Part>(part: (module: Module) => readonly Part[] | undefined): readonly Part[] =>
  modules.flatMap((module) => part(module) ?? [])

keepSettingsIn(modules.find(({ settingStore }) => settingStore)?.settingStore)

export const routes: readonly Route[] = [...writeRoutes, ...deadLetterRoutes, ...parts(({ routes }) => routes)]
export const files: readonly Files[] = [...parts(({ files }) => files), mountAppLinks, mountWidgetScript]
export const jobs: readonly Job[] = [...httpJobs, ...parts(({ jobs }) => jobs)]
export const consumers: readonly Consumer[] = parts(({ consumers }) => consumers)
export const checks: readonly Check[] = parts(({ checks }) => checks)
export const services: readonly Service[] = parts(({ services }) => services)
export const readiness: readonly Readiness[] = parts(({ readiness }) => readiness)

/** Fills `app.adapters`; returns the function that closes them. */
export const adaptersOf = async (app: App): Promise<() => Promise<void>> => {
  app.adapters.personal = personalDataOf(modules)
  app.adapters.handovers = parts(({ handover }) => (handover ? [handover] : undefined))
  app.adapters.homeOf = Object.assign({}, ...parts(({ homeOf }) => (homeOf ? [homeOf] : undefined)))
  app.adapters.references = parts(({ references }) => (references ? [references] : undefined))
  app.adapters.approvals = parts(({ approvals }) => approvals)
  for (const { adapters } of modules) Object.assign(app.adapters, await adapters?.(app))
  return async () => {
    for (const { closeAdapters } of modules.toReversed()) await closeAdapters?.(app.adapters)
  }
}
