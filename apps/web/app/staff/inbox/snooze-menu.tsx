import { Menu, Press } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { snoozeTimes } from './snooze.ts'

/** Offers times to snooze until, each named on the team's clock. */
export const SnoozeMenu = ({ onSnooze }: { onSnooze: (until: Date) => void }) => {
  const words = useWords(staffInboxWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const times = snoozeTimes(new Date(), zone)
  return (
    <Menu align="start" trigger={words.snooze} triggerClassName="ui-button inbox-menu">
      {(['hours', 'tomorrow', 'week'] as const).map((name) => (
        <Press key={name} onClick={() => onSnooze(snoozeTimes(new Date(), zone)[name])}>
          {words.snoozes[name]} ({moment(times[name], zone)})
        </Press>
      ))}
    </Menu>
  )
}
