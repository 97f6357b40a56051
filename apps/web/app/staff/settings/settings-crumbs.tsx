import { Breadcrumbs } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  /** What the page is called. */
  title: string
  /** The section it belongs to, for a page below one. */
  section?: { label: string; href: string }
}

/** The way back to all settings, on top of each of their pages. */
export const SettingsCrumbs = ({ title, section }: Props) => {
  const words = useWords(settingsWords)
  const known = useWords(ownerBookingsWords)
  return (
    <Breadcrumbs
      label={known.where}
      crumbs={[{ label: words.title, href: href('/staff/settings') }, ...(section ? [section] : []), { label: title }]}
    />
  )
}
