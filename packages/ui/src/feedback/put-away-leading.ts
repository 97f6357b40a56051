import { putAway, toastsNow } from './toasts.ts'

/**
 * Dismisses the toasts that link to the currently open page; separate from the toasts, because few pages need it
 * immediately.
 */
export const putAwayLeading = (isOpen: (to: string) => boolean): void => {
  for (const { id, message } of toastsNow()) if (message.to !== undefined && isOpen(message.to)) putAway(id)
}
