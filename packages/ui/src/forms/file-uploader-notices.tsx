import { Button } from '../actions/button.tsx'
import { Icon } from '../foundation/icon.tsx'
import type { FileUploaderWords } from './file-uploader.tsx'
import type { useUploads } from './file-uploader-queue.ts'
import { allowedExtensions } from './file-uploader-rules.ts'

type NoticesProps = {
  uploads: Pick<ReturnType<typeof useUploads>, 'refused' | 'failed' | 'retry' | 'dismissFailed'>
  accept: string | undefined
  words: FileUploaderWords
}

/** Rejected and failed files, with the reasons; they stay until handled. */
export const UploadNotices = ({ uploads, accept, words }: NoticesProps) => {
  const { refused, failed, retry, dismissFailed } = uploads
  const accepted = allowedExtensions(accept)?.map((extension) => extension.toUpperCase()) ?? []
  const groups = Map.groupBy(failed, ({ message }) => message)
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className="ui-upload-refused">
          {refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>{words.refused(name, reason, accepted)}</li>
          ))}
        </ul>
      )}
      {[...groups].map(([message, these]) => (
        <p key={message} className="ui-upload-failed">
          <Icon name="alert" size={18} />
          <span>
            {words.failedFiles(
              these.map(({ file }) => file.name),
              message,
            )}
          </span>
          {these.some(({ final }) => !final) && (
            <Button look="link" onClick={() => retry(these.map(({ file }) => file))}>
              {words.retry}
            </Button>
          )}
          <Button look="link" onClick={() => dismissFailed(these)}>
            {words.dismiss}
          </Button>
        </p>
      ))}
    </div>
  )
}
