import { accountMeta } from "@store/content";
import { useParams } from "react-router-dom";
import { AddressPage } from "./address-page.tsx";
import { EditAddress, idIn, NoSuchAddress } from "./edit-address.tsx";

export const meta = accountMeta["/profile/addresses/:addressId/edit"];

export default function EditAddressPage() {
  const id = idIn(useParams().addressId);
  return (
    <AddressPage title="Edit address">
      {id === undefined ? <NoSuchAddress /> : <EditAddress key={id} id={id} />}
    </AddressPage>
  );
}
