import type { Settings } from '../config/settings.ts'
import { agree } from './agree.ts'
import { approveSeen } from './approveSeen.ts'
import { check } from './check.ts'
import { contrast } from './contrast.ts'
import { listen } from './listen.ts'
import { openReport } from './openReport.ts'
import { helpText, type Options } from './options.ts'

/** Does what the command line asks for; resolves with the exit code: 0 well, 1 something is found, 2 nothing can be said. */
export async function run(settings: Settings, options: Options): Promise<number> {
  switch (options.command) {
    case 'check':
      return await check(settings, options)
    case 'approve':
      return await approveSeen(settings, options)
    case 'console':
      return await listen(settings, options)
    case 'agree':
      return await agree(settings)
    case 'contrast':
      return await contrast(settings, options)
    case 'report':
      return await openReport(settings, options)
    case 'help':
      console.log(helpText(settings.words))
      return 0
  }
}
