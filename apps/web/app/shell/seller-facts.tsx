import { sellerFacts } from "@store/content";
import { shopPolicy } from "../data/policy.ts";

/** Who sells, under which numbers, and who hears complaints; the contact page says how that person is reached. */
export const SellerFacts = ({ hasContact = false }: { readonly hasContact?: boolean }) => (
  <ul>
    {sellerFacts(shopPolicy()).map(({ term, fact, reach }) => (
      <li key={term}>
        {`${term}: ${fact}`}
        {hasContact && reach ? (
          <>
            , <a href={reach.mail.href}>{reach.mail.shown}</a>, <a href={reach.phone.href}>{reach.phone.shown}</a>
          </>
        ) : null}
      </li>
    ))}
  </ul>
);
