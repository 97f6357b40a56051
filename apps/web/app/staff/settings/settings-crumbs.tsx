import { Breadcrumbs } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  /** The page title. */
  title: string
  /** The section a subpage belongs to. */
  section?: { label: string; href: string }
}

/** Breadcrumbs back to all settings, at the top of each settings page. */
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
