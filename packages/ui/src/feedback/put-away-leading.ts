import { putAway, toastsNow } from './toasts.ts'

/** Puts away the toasts that lead to what is open now; apart from the toasts, since few pages need it at once. */
export const putAwayLeading = (isOpen: (to: string) => boolean): void => {
  for (const { id, message } of toastsNow()) if (message.to !== undefined && isOpen(message.to)) putAway(id)
}
