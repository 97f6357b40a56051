import { Button } from '../actions/button.tsx'
import { Icon } from '../foundation/icon.tsx'
import type { FileUploaderWords } from './file-uploader.tsx'
import type { useUploads } from './file-uploader-queue.ts'

type NoticesProps = {
  uploads: Pick<ReturnType<typeof useUploads>, 'refused' | 'failed' | 'retry' | 'dismissFailed'>
  words: FileUploaderWords
}

/** Rejected files with reasons, and failed ones; they stay until handled. */
export const UploadNotices = ({ uploads, words }: NoticesProps) => {
  const { refused, failed, retry, dismissFailed } = uploads
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className="ui-upload-refused">
          {refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>{words.refused(name, reason)}</li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <p className="ui-upload-failed">
          <Icon name="alert" size={18} />
          <span>{words.failedFiles(failed.map(({ name }) => name))}</span>
          <Button look="link" onClick={() => retry(failed)}>
            {words.retry}
          </Button>
          <Button look="link" onClick={dismissFailed}>
            {words.dismiss}
          </Button>
        </p>
      )}
    </div>
  )
}
