import { Button, RadioGroup } from '@porchlight/ui'
import { useState } from 'react'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { ChangePassword } from '../password/change-password.tsx'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useLocalMoment } from './use-moment.ts'
import { useSecurityAction } from './use-security-action.tsx'

const choices = ['off', 'new_devices', 'every_login'] as const

/** The password, and when a second factor is required too. */
export const LoginPart = ({ verification, passwordChangedAt }: Security) => {
  const { login: words } = useWords(securityWords)
  const user = useUser()
  const when = useLocalMoment()
  const act = useSecurityAction()
  const [changing, setChanging] = useState(false)
  return (
    <Part title={words.title}>
      <ul className="safety-list">
        <Row title={words.password} text={passwordChangedAt && words.changed({ when: when(passwordChangedAt) })}>
          <Button size="small" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </Row>
      </ul>
      <RadioGroup
        legend={words.when}
        value={verification}
        onChange={(chosen) => {
          const wanted = choices.find((choice) => choice === chosen)
          if (wanted) void act(({ api, chooseVerification }) => api(chooseVerification, { body: { when: wanted } }))
        }}
        options={choices.map((value) => ({ value, label: words.choices[value], hint: words.choiceTexts[value] }))}
      />
      {changing && <ChangePassword user={user} onClose={() => setChanging(false)} />}
    </Part>
  )
}
