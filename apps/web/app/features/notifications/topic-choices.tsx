import { type NoticeChannel, type NoticePreferences, noticeChannels } from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { useId } from 'react'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Preferences } from './use-preferences.ts'

type Topic = NoticePreferences['topics'][number]

/** Whether this is the last of the two reliable channels for an essential topic. */
const isLast = ({ essential, channels }: Topic, channel: NoticeChannel): boolean =>
  essential && channel !== 'push' && channels[channel] && !(channels.product && channels.email)

type Props = { topic: Topic; preferences: Preferences }

const TopicChoice = ({ topic, preferences }: Props) => {
  const words = useWords(preferenceWords)
  const id = useId()
  const name = words.topics[topic.topic]
  const set = (channel: NoticeChannel, on: boolean) => {
    const changed = { topic: topic.topic, channels: { ...topic.channels, [channel]: on } }
    preferences.change({ topics: [changed] }, (now) => ({
      ...now,
      topics: now.topics.map((one) => (one.topic === topic.topic ? { ...one, ...changed } : one)),
    }))
  }
  return (
    <fieldset className="topic" aria-describedby={id}>
      <legend className="topic-name">{name}</legend>
      <p className="topic-text" id={id}>
        {words.topicTexts[topic.topic]} {topic.essential && words.essential}
      </p>
      <div className="topic-channels">
        {noticeChannels.map((channel) => (
          <Checkbox
            key={channel}
            label={
              <>
                <span aria-hidden="true">{words.channels[channel]}</span>
                <span className="visually-hidden">
                  {words.channelOf({ topic: name, channel: words.channels[channel] })}
                </span>
              </>
            }
            checked={topic.channels[channel]}
            disabled={isLast(topic, channel)}
            title={isLast(topic, channel) ? words.lastOne : undefined}
            onChange={(on) => set(channel, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Each topic's channels: in app, email, push. */
export const TopicChoices = ({ preferences }: { preferences: Preferences }) =>
  preferences.preferences.topics.map((topic) => (
    <TopicChoice key={topic.topic} topic={topic} preferences={preferences} />
  ))
