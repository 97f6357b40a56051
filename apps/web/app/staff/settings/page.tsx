import '../staff.css'
import './settings.css'
import { EmptyState, Icon, PageHead, Section, UiLink } from '@porchlight/ui'
import { settingsWords } from '#app/lib/messages/staff/settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { settingsGroups } from './sections.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings`: the settings the signed-in person can open. */
const SettingsPage = () => {
  const words = useWords(settingsWords)
  const groups = settingsGroups(useUser())
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {groups.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        groups.map((group) => (
          <Section key={group.name} title={words.groups[group.name]}>
            <ul className="settings-sections">
              {group.sections.map(({ name, path, icon }) => (
                <li key={name}>
                  <Icon name={icon} size={22} />
                  <UiLink href={path}>{words.sections[name].name}</UiLink>
                  <p>{words.sections[name].text}</p>
                </li>
              ))}
            </ul>
          </Section>
        ))
      )}
    </>
  )
}
export default SettingsPage
