import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { approvalNews } from './news/approval-news.ts'
import { bookingNews } from './news/booking-news.ts'
import { claimNews } from './news/claim-news.ts'
import { conversationNews } from './news/conversation-news.ts'
import { depositNews } from './news/deposit-news.ts'
import { invitationNews } from './news/invitation-news.ts'
import { jobNews } from './news/job-news.ts'
import type { NewsOn } from './news/news.ts'
import type { EventName, Payload } from './news/notified-events.ts'
import { ownerNews } from './news/owner-news.ts'
import { partnerNews } from './news/partner-news.ts'
import { payeeNews } from './news/payee-news.ts'
import { askingNews } from './news/request-news.ts'
import { reviewNews } from './news/review-news.ts'
import { searchNews } from './news/search-news.ts'
import { notify } from './notify.ts'

export const news: NewsOn<EventName> = {
  ...bookingNews,
  ...reviewNews,
  ...conversationNews,
  ...invitationNews,
  ...claimNews,
  ...askingNews,
  ...depositNews,
  ...ownerNews,
  ...partnerNews,
  ...payeeNews,
  ...searchNews,
  ...approvalNews,
  ...jobNews,
}

/** Notifies everyone concerned by an event, each once. Handling the event again sends nothing more. */
export const dispatchEvent = async <Name extends EventName>(
  app: App,
  ctx: WriteCtx,
  event: Name,
  payload: Payload<Name>,
): Promise<void> => {
  for (const message of await news[event](app, ctx, payload)) await notify(app, ctx, message)
}
