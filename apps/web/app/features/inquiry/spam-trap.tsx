import './spam-trap.css'

/**
 * A field people don't see and only bots fill in; and when the page was rendered, since no person fills in a form
 * immediately.
 */
export const SpamTrap = ({ openedAt }: { openedAt: string }) => (
  <div className="spam-trap" aria-hidden="true">
    <input type="hidden" name="openedAt" value={openedAt} />
    <input name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
