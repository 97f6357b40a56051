import './spam-trap.css'

/** A field that people don’t see and only programs fill in; and when the page was made, since nobody fills in a form at once. */
export const SpamTrap = ({ openedAt }: { openedAt: string }) => (
  <div className="spam-trap" aria-hidden="true">
    <input type="hidden" name="openedAt" value={openedAt} />
    <input name="website" tabIndex={-1} autoComplete="off" />
  </div>
)
