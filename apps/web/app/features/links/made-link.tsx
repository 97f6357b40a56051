import './made-link.css'
import { Alert, Button, toast } from '@porchlight/ui'

type Props = {
  link: string
  words: { made: string; copy: string; copied: string; share: string; shareTitle: string }
}

/** A link that was just created, to copy or share; rendered only after creation, so always in a browser. */
export const MadeLink = ({ link, words }: Props) => {
  // If the browser doesn't allow copying, the link is shown to copy by hand.
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => toast({ type: 'success', message: words.copied }),
      () => {},
    )
  // Canceling the share sheet shares nothing.
  const share = () => navigator.share({ title: words.shareTitle, url: link }).catch(() => {})
  return (
    <Alert
      tone="positive"
      title={words.made}
      live
      className="made-link"
      action={
        <div className="made-link-acts">
          <Button size="small" icon="copy" onClick={() => void copy()}>
            {words.copy}
          </Button>
          {'share' in navigator && (
            <Button size="small" icon="share" onClick={() => void share()}>
              {words.share}
            </Button>
          )}
        </div>
      }
    >
      <a className="inline-link t-small" href={link}>
        {link}
      </a>
    </Alert>
  )
}
