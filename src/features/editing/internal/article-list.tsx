import { t } from '@lingui/core/macro'
import { openArticles } from './open-article.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { titleOfArticle } from './article-values.ts'
import { fieldText } from './field-words.ts'
import { useListed } from './use-opened.ts'

/** Articles of the centre, with a link to a new one. */
export function ArticleList({ account }: { account: string }) {
  const articles = useListed(account, () => openArticles(account))
  if (articles === 'looking' || articles === 'not here') return null
  return (
    <ul className="grid gap-3">
      <li>
        <AppLink to="/edit" search={{ article: '' }} className="button">
          {t`Write an article`}
        </AppLink>
      </li>
      {articles.map(({ id, headline, day, shown, waits }) => (
        <li key={id}>
          <AppLink to="/edit" search={{ article: id }} className="card grid gap-1 p-4 no-underline">
            <strong className="wrap-anywhere">
              <PersonalText>{titleOfArticle(headline) || id}</PersonalText>
            </strong>
            <span>{fieldText('day', day)}</span>
            {!shown && <span>{t`Not shown`}</span>}
            {waits && <span className="text-sm font-bold text-green">{t`Your change is not sent yet`}</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
