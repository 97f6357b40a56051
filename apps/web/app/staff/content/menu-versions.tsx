import { type ContentMenus, type ContentMenuVersion, contentMenusAt, contentMenuVersions } from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

/** Earlier menus. One of them replaces the fields, to be looked at and saved. */
export const MenuVersions = ({ version, onTake }: { version: number; onTake: (menus: ContentMenus) => void }) => {
  const words = useWords(staffContentWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const [versions, setVersions] = useState<readonly ContentMenuVersion[]>([])
  // Every save may have made a version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after a save
  useEffect(() => {
    let current = true
    void api(contentMenuVersions).then((answer) => {
      if (current && answer.ok) setVersions(answer.results.versions)
    })
    return () => {
      current = false
    }
  }, [version])
  const take = async (number: number) => {
    const answer = await api(contentMenusAt, { params: { number } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    onTake(answer.results.menus)
    toast({ type: 'info', message: words.menusTaken({ number }) })
  }
  if (versions.length === 0) return null
  return (
    <section className="content-settings content-versions">
      <h2 className="t-h3">{words.menuVersions}</h2>
      <ol>
        {versions.map(({ number, savedAt, savedBy, headerLinks, footerLinks }, at) => (
          <li key={number}>
            <span>
              <b>{words.version({ number })}</b> {at === 0 && <small>{words.menusNow}</small>}
              <small className="muted" data-content>
                {savedBy} · {moment(savedAt, zone)} · {words.menuSize({ header: headerLinks, footer: footerLinks })}
              </small>
            </span>
            {at > 0 && (
              <Button size="small" look="bare" onClick={() => take(number)}>
                {words.takeMenus}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
