import { Button } from '@porchlight/ui'
import { useCopy } from './use-copy.ts'

type Props = { path: string; children: string; name?: string }

/** Copies an address in full. */
export const CopyLink = ({ path, children, name }: Props) => {
  const copy = useCopy()
  return (
    <Button size="small" icon="copy" aria-label={name} onClick={() => copy(new URL(path, location.origin).href)}>
      {children}
    </Button>
  )
}
