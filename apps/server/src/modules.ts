import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { mountAppLinks } from './http/app-links.ts'
import { routes as deadLetterRoutes } from './http/dead-letters.ts'
import type { Readiness } from './http/health.ts'
import { jobs as httpJobs } from './http/jobs.ts'
import type { Route } from './http/route.ts'
import { siteOf } from './http/site.ts'
import { routes as writeRoutes } from './http/writes.ts'
import type { App } from './kernel/app.ts'
import type { Consumer, Job, Service } from './kernel/jobs.ts'
import { consumers as accountConsumers, jobs as accountJobs } from './modules/accounts/jobs.ts'
import { routes as accountRoutes } from './modules/accounts/routes.ts'
import { acceptAtSignup, operatorOf } from './modules/agreements/index.ts'
import { routes as agreementRoutes } from './modules/agreements/routes.ts'
import { approvalRoutes, thresholdsHandler } from './modules/approvals/routes.ts'
import { consumers as attributionConsumers } from './modules/attribution/jobs.ts'
import { routes as attributionRoutes } from './modules/attribution/routes.ts'
import { createCalendarReader, createFeedReader } from './modules/availability/index.ts'
import { consumers as availabilityConsumers, jobs as availabilityJobs } from './modules/availability/jobs.ts'
import { routes as availabilityRoutes, calendarFiles } from './modules/availability/routes.ts'
import { extraChargeHandler, offerDiscountHandler, refundHandler } from './modules/bookings/index.ts'
import { consumers as bookingConsumers, jobs as bookingJobs } from './modules/bookings/jobs.ts'
import { routes as bookingRoutes } from './modules/bookings/routes.ts'
import { routes as boutiqueRoutes } from './modules/boutiques/routes.ts'
import { claimDecisionHandler, depositCaptureHandler } from './modules/claims/index.ts'
import { jobs as claimJobs } from './modules/claims/jobs.ts'
import { routes as claimRoutes } from './modules/claims/routes.ts'
import { createDirectory } from './modules/company/index.ts'
import { brandSheets, routes as companyRoutes } from './modules/company/routes.ts'
import { conciergeChargeHandler } from './modules/concierge/index.ts'
import { routes as conciergeRoutes } from './modules/concierge/routes.ts'
import { routes as conversationRoutes } from './modules/conversations/routes.ts'
import { jobs as currencyJobs } from './modules/currencies/jobs.ts'
import { routes as currencyRoutes } from './modules/currencies/routes.ts'
import { consumers as depositConsumers, jobs as depositJobs } from './modules/deposits/jobs.ts'
import { routes as depositRoutes } from './modules/deposits/routes.ts'
import { jobs as documentJobs } from './modules/documents/jobs.ts'
import { routes as documentRoutes } from './modules/documents/routes.ts'
import { consumers as dueConsumers, jobs as dueJobs } from './modules/dues/jobs.ts'
import { routes as dueRoutes, ownerInvoiceFiles } from './modules/dues/routes.ts'
import { consumers as favoriteConsumers } from './modules/favorites/jobs.ts'
import { routes as favoriteRoutes } from './modules/favorites/routes.ts'
import { routes as findRoutes } from './modules/find/routes.ts'
import { contractTermsHandler, firstDraft, tellTourProviders } from './modules/homes/index.ts'
import { consumers as homeConsumers } from './modules/homes/jobs.ts'
import { routes as homeRoutes } from './modules/homes/routes.ts'
import { consumers as identityConsumers, jobs as identityJobs } from './modules/identity/jobs.ts'
import { routes as identityRoutes } from './modules/identity/routes.ts'
import { consumers as invoiceConsumers, jobs as invoiceJobs } from './modules/invoices/jobs.ts'
import { invoiceFiles, routes as invoiceRoutes, receiptFiles } from './modules/invoices/routes.ts'
import { routes as launchRoutes } from './modules/launch/routes.ts'
import { routes as ledgerRoutes } from './modules/ledger/routes.ts'
import { routes as linkRoutes } from './modules/links/routes.ts'
import { routes as maintenanceRoutes } from './modules/maintenance/routes.ts'
import { folderFiles, portraitOf, tellPicturesBy } from './modules/media/index.ts'
import { consumers as mediaConsumers, jobs as mediaJobs } from './modules/media/jobs.ts'
import { routes as mediaRoutes, pictureFiles, uploadedFiles } from './modules/media/routes.ts'
import {
  apnsPush,
  createCodeCarrier,
  createPost,
  createWebPush,
  fcmPush,
  outboxMail,
  outboxSms,
  outboxVoice,
  smtpMail,
  twilioSms,
  twilioVoice,
} from './modules/notifications/index.ts'
import { consumers as notificationConsumers, jobs as notificationJobs } from './modules/notifications/jobs.ts'
import { mountOutbox, mountStopPages, routes as notificationRoutes } from './modules/notifications/routes.ts'
import { type Carrier, createSandboxProvider, payoutAccountHandler } from './modules/payees/index.ts'
import { consumers as payeeConsumers, jobs as payeeJobs } from './modules/payees/jobs.ts'
import { onboardingPages, routes as payeeRoutes, stopPages as payoutStopPages } from './modules/payees/routes.ts'
import { blobFiles } from './modules/payloads/index.ts'
import { routes as payloadRoutes } from './modules/payloads/routes.ts'
import {
  createSandboxGateway,
  createStripeGateway,
  createStripeProvider,
  type Gateway,
} from './modules/payments/index.ts'
import { consumers as paymentConsumers, jobs as paymentJobs } from './modules/payments/jobs.ts'
import { challengePages, routes as paymentRoutes, stripeEvents } from './modules/payments/routes.ts'
import { gazetteer, googleGeocoder } from './modules/places/index.ts'
import { jobs as placeJobs } from './modules/places/jobs.ts'
import { routes as placeRoutes } from './modules/places/routes.ts'
import { discountHandler } from './modules/pricing/index.ts'
import { consumers as pricingConsumers, jobs as pricingJobs } from './modules/pricing/jobs.ts'
import { routes as pricingRoutes } from './modules/pricing/routes.ts'
import { jobs as programJobs } from './modules/programs/jobs.ts'
import { routes as programRoutes } from './modules/programs/routes.ts'
import { routes as protectionRoutes } from './modules/protection/routes.ts'
import { routes as questionsRoutes } from './modules/questions/routes.ts'
import { jobs as reviewJobs } from './modules/reviews/jobs.ts'
import { routes as reviewRoutes } from './modules/reviews/routes.ts'
import { createReplica } from './modules/search/index.ts'
import { consumers as searchConsumers, jobs as searchJobs } from './modules/search/jobs.ts'
import { routes as searchRoutes } from './modules/search/routes.ts'
import { consumers as splitConsumers, jobs as splitJobs } from './modules/splits/jobs.ts'
import { routes as splitRoutes } from './modules/splits/routes.ts'
import { correctionHandler, payoutRunHandler } from './modules/statements/index.ts'
import { consumers as statementConsumers, jobs as statementJobs } from './modules/statements/jobs.ts'
import { statementFiles, routes as statementRoutes } from './modules/statements/routes.ts'
import { jobs as stayJobs } from './modules/stays/jobs.ts'
import { routes as stayRoutes } from './modules/stays/routes.ts'
import { routes as supportRoutes } from './modules/support/routes.ts'
import { consumers as tasteConsumers, jobs as tasteJobs } from './modules/tastes/jobs.ts'
import { routes as tasteRoutes } from './modules/tastes/routes.ts'
import { permissionsHandler } from './modules/team/index.ts'
import { routes as teamRoutes } from './modules/team/routes.ts'
import { routes as todayRoutes } from './modules/today/routes.ts'
import { transferHandler } from './modules/transfers/index.ts'
import { transferFiles, routes as transferRoutes } from './modules/transfers/routes.ts'
import { deepl, libretranslate } from './modules/translations/index.ts'
import { jobs as translationJobs } from './modules/translations/jobs.ts'
import { routes as translationRoutes } from './modules/translations/routes.ts'
import { jobs as vendorJobs } from './modules/vendors/jobs.ts'
import { routes as vendorRoutes } from './modules/vendors/routes.ts'
import { repairLimitHandler, vendorExceptionHandler } from './modules/works/index.ts'
import { consumers as workConsumers, jobs as workJobs } from './modules/works/jobs.ts'
import { routes as workRoutes } from './modules/works/routes.ts'
import { personalData } from './personal-data.ts'

/** The product's parts, one line each: calls, addresses outside the API, jobs, listeners, long-running services, adapters. */
export const routes: readonly Route[] = [
  ...writeRoutes,
  ...deadLetterRoutes,
  ...accountRoutes,
  ...teamRoutes,
  ...companyRoutes,
  ...payeeRoutes,
  ...mediaRoutes,
  ...homeRoutes,
  ...favoriteRoutes,
  ...attributionRoutes,
  ...availabilityRoutes,
  ...pricingRoutes,
  ...protectionRoutes,
  ...searchRoutes,
  ...agreementRoutes,
  ...bookingRoutes,
  ...splitRoutes,
  ...stayRoutes,
  ...conciergeRoutes,
  ...claimRoutes,
  ...depositRoutes,
  ...identityRoutes,
  ...documentRoutes,
  ...vendorRoutes,
  ...maintenanceRoutes,
  ...workRoutes,
  ...programRoutes,
  ...todayRoutes,
  ...findRoutes,
  ...questionsRoutes,
  ...linkRoutes,
  ...boutiqueRoutes,
  ...tasteRoutes,
  ...invoiceRoutes,
  ...ledgerRoutes,
  ...paymentRoutes,
  ...statementRoutes,
  ...approvalRoutes([
    thresholdsHandler,
    permissionsHandler,
    contractTermsHandler,
    discountHandler,
    correctionHandler,
    payoutRunHandler,
    transferHandler,
    claimDecisionHandler,
    depositCaptureHandler,
    refundHandler,
    vendorExceptionHandler,
    offerDiscountHandler,
    extraChargeHandler,
    conciergeChargeHandler,
    repairLimitHandler,
    payoutAccountHandler,
  ]),
  ...transferRoutes,
  ...dueRoutes,
  ...reviewRoutes,
  ...conversationRoutes,
  ...payloadRoutes,
  ...notificationRoutes,
  ...supportRoutes,
  ...translationRoutes,
  ...placeRoutes,
  ...currencyRoutes,
  ...launchRoutes,
]

export const rawRoutes: readonly ((server: FastifyInstance, app: App) => void | Promise<void>)[] = [
  pictureFiles,
  uploadedFiles,
  invoiceFiles,
  receiptFiles,
  ...statementFiles,
  ...transferFiles,
  ...ownerInvoiceFiles,
  blobFiles,
  calendarFiles,
  challengePages,
  onboardingPages,
  payoutStopPages,
  stripeEvents,
  mountOutbox,
  mountStopPages,
  mountAppLinks,
  brandSheets,
]

export const jobs: readonly Job[] = [
  ...httpJobs,
  ...accountJobs,
  ...payeeJobs,
  ...mediaJobs,
  ...availabilityJobs,
  ...pricingJobs,
  ...searchJobs,
  ...paymentJobs,
  ...bookingJobs,
  ...statementJobs,
  ...stayJobs,
  ...placeJobs,
  ...invoiceJobs,
  ...dueJobs,
  ...reviewJobs,
  ...claimJobs,
  ...identityJobs,
  ...documentJobs,
  ...depositJobs,
  ...splitJobs,
  ...vendorJobs,
  ...workJobs,
  ...programJobs,
  ...tasteJobs,
  ...notificationJobs,
  ...translationJobs,
  ...currencyJobs,
]

export const consumers: readonly Consumer[] = [
  ...accountConsumers,
  ...payeeConsumers,
  ...availabilityConsumers,
  ...mediaConsumers,
  ...homeConsumers,
  ...favoriteConsumers,
  ...attributionConsumers,
  ...searchConsumers,
  ...paymentConsumers,
  ...bookingConsumers,
  ...depositConsumers,
  ...splitConsumers,
  ...identityConsumers,
  ...invoiceConsumers,
  ...statementConsumers,
  ...dueConsumers,
  ...pricingConsumers,
  ...workConsumers,
  ...tasteConsumers,
  ...notificationConsumers,
]

/** What runs wherever requests are answered. */
export const services: readonly Service[] = [
  {
    name: 'company settings',
    start: async ({ adapters }) => {
      await adapters.brands.follow()
      return { stop: async () => {} }
    },
  },
  {
    name: 'search replica',
    start: async ({ adapters }) => {
      await adapters.search.start()
      return { stop: async () => {} }
    },
  },
]

export const readiness: readonly Readiness[] = [
  { name: 'search', isReady: ({ adapters }) => adapters.search.isReady() },
]

const translatorOf = ({ translation }: App['config']) => {
  if (translation.via === 'deepl') return deepl(translation)
  return translation.via === 'libretranslate' ? libretranslate(translation) : null
}

const gatewayOf = async ({ config: { payments, payouts }, connection, clock, log }: App): Promise<Gateway> =>
  payments.via === 'stripe'
    ? await createStripeGateway(payments, connection, clock, log, payouts.connectSecret)
    : createSandboxGateway(connection, clock, log)

/** Payouts through Stripe go by the account that takes payments. */
const carrierOf = ({ config: { payments, payouts }, connection, clock, log }: App): Carrier | null => {
  if (payouts.via === 'sandbox') return createSandboxProvider(connection, clock, log)
  return payouts.via === 'stripe' && payments.via === 'stripe'
    ? createStripeProvider(payments, connection, clock, log)
    : null
}

/** Fills `app.adapters`; gives what closes them. */
export const adaptersOf = async (app: App): Promise<() => Promise<void>> => {
  const { texts } = app.config
  app.adapters.brands = createDirectory(app)
  await app.adapters.brands.refresh()
  app.adapters.files = folderFiles(join(app.config.dataFolder, 'files'))
  app.adapters.feeds = createFeedReader()
  app.adapters.calendars = createCalendarReader()
  const gateway = await gatewayOf(app)
  app.adapters.gateway = gateway
  app.adapters.carrier = carrierOf(app)
  app.adapters.mail = app.config.mail.via === 'smtp' ? smtpMail(app.config.mail) : outboxMail
  app.adapters.sms = texts.via === 'twilio' ? twilioSms(texts) : outboxSms
  app.adapters.voice = texts.via === 'twilio' ? twilioVoice(texts) : outboxVoice
  app.adapters.codes = createCodeCarrier(app)
  app.adapters.personal = personalData
  app.adapters.portraits = portraitOf
  tellPicturesBy(app.config.mediaCdnUrl)
  tellTourProviders(app.config.tourProviders)
  app.adapters.acceptTerms = (ctx, { shown, ...person }) =>
    acceptAtSignup(ctx, { ...person, operator: operatorOf(app) }, shown)
  app.adapters.firstHome = (accountId, address) => firstDraft(app, accountId, address)
  app.adapters.push = createWebPush(() => siteOf(app).contactEmail)
  const { apns, fcm } = app.config.appPush
  app.adapters.appPush = { apns: apns && apnsPush(apns), fcm: fcm && fcmPush(fcm) }
  app.adapters.post = createPost(app)
  app.adapters.translator = translatorOf(app.config)
  app.adapters.geocoder = app.config.geocoding.via === 'google' ? googleGeocoder(app.config.geocoding) : gazetteer(app)
  app.adapters.search = createReplica(app)
  return async () => {
    await app.adapters.brands.stop()
    await app.adapters.search.stop()
    await gateway.close()
    await app.adapters.carrier?.close()
    await app.adapters.mail.close()
    for (const service of Object.values(app.adapters.appPush)) service?.close()
  }
}
