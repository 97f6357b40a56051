import '../staff.css'
import './settings.css'
import { EmptyState, Icon, PageHead, UiLink } from '@porchlight/ui'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { settingsSections } from './sections.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings`: the settings the signed-in person can open. */
const SettingsPage = () => {
  const words = useWords(settingsWords)
  const sections = settingsSections(useUser())
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {sections.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <ul className="settings-sections">
          {sections.map(({ name, path, icon }) => (
            <li key={name}>
              <Icon name={icon} size={22} />
              <UiLink href={path}>{words.sections[name].name}</UiLink>
              <p>{words.sections[name].text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
export default SettingsPage
